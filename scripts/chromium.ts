/** Finds the browser for the journeys, or says in one line what to install. */
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless builds: the same engine for a fifth less work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of an installed Chrome or Chromium: CHROMIUM_PATH, otherwise a headless shell, otherwise any other. On
 * Debian as root, installs a headless shell if there is none, or the whole browser if Debian has no such package.
 */
export function chromium(): string {
  const chosen = [process.env.CHROMIUM_PATH ?? ''].find(isProgram) ?? find(shells);
  if (chosen) return chosen;
  const found = find(browsers);
  if (install('chromium-headless-shell')) return find(shells)!;
  if (found) return found;
  if (install('chromium')) return find(browsers)!;
  throw new Error('The journeys need a browser: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/** A browser with a window, for measurements under a visitor's conditions. */
export function windowedChromium(): string {
  return find(browsers) ?? chromium();
}

function find(names: string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...(names === browsers ? places : [])].find(isProgram);
}

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}

function install(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing the package ${name} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options: ExecFileSyncOptions = { stdio: 'ignore', env, timeout: 300_000 };
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
    return true;
  } catch {
    return false;
  }
}
