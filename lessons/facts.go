package lessons

// FactNumbers returns the numbers of the facts that the course shall teach, in order: "1.1" to "9.4", and "10".
func FactNumbers() []string {
	var numbers []string
	for _, f := range curriculumFacts() {
		if !f.isSection() {
			numbers = append(numbers, f.number)
		}
	}
	return numbers
}
