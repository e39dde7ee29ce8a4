// A title as the name of a file.

/** The most signs of a name, so that with what is added to it no system's 255 bytes are passed. */
const MOST = 60;
/** What Windows calls devices by, with any ending. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])$/;

/**
 * A name, without ending, that Windows, macOS and Linux take: small letters and numbers of any script, with hyphens for
 * whatever is between; "exercises" where there are none.
 */
export function fileName(title: string): string {
  const words = title.toLowerCase().normalize("NFC").split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "").join("-");
  const name = [...words].slice(0, MOST).join("").replace(/-$/, "");
  if (name === "") return "exercises";
  return DEVICE.test(name) ? `exercises-${name}` : name;
}
