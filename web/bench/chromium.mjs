// The browser that is measured: Chromium without its windows. The whole Chromium, headless or not, turns a wheel in the
// page's tab until a while after the page has been loaded, and without a graphics card each turn of it
// is drawn by the processor: that is then most of what is measured. CHROMIUM in the environment names another browser.

import { chromium } from "playwright-core";

// Without a graphics card Chromium draws with SwiftShader, on the processor. It would then never
// also paint the page's words that way, unless told to ignore what it knows about such machines, as
// it must be to give WebGL at all. So that is switched off again: else the wait for the first
// frame is mostly a wait for SwiftShader to paint the panel.
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [
      "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
      "--disable-gpu-rasterization",
      "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    ],
  });
}
