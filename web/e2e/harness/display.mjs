// A screen that nobody sees, for browsers that draw with WebGL on a real one only.

import { spawn } from "node:child_process";

/**
 * Starts an X server of its own. `name` is what DISPLAY has to be.
 * @returns {Promise<{name: string, close: () => void}>}
 */
export async function openDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const name = await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code} before it had a screen`)));
    server.stdio[3].once("data", (number) => resolve(`:${String(number).trim()}`));
  });
  return { name, close: () => server.kill() };
}
