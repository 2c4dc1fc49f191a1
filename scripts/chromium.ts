/** Finds the browser for the journeys, or says in one line what to install. */
import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chrome or Chromium; on Debian as root it installs Debian's package where there is none. */
export function chromium(): string {
  return find() ?? installed();
}

function find() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, ...places].find(isProgram);
}

function isProgram(file: string) {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}

function installed() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('No Chrome or Chromium found: installing the package chromium …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env };
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const found = find();
    if (found) return found;
  }
  throw new Error('The journeys need a browser: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}
