/**
 * Ends the process once its waiting parent is gone: npm, or a shell that only runs `npm start`. A signal that ends one
 * of them does not reach their children, and the server would keep its port.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const everyMs = 250;

interface Link {
  pid: number;
  parent: number;
}

/** Does nothing unless npm runs this process; otherwise its caller ends it. */
export function endWithCallers() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const line = callers();
  const timer = setInterval(() => {
    if (line.every(({ pid, parent }) => parentOf(pid) === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}

function callers() {
  const line: Link[] = [{ pid: process.pid, parent: process.ppid }];
  for (;;) {
    const { parent } = line.at(-1)!;
    const next = parentOf(parent);
    if (!next || !isWaiting(wordsOf(next))) return line;
    line.push({ pid: parent, parent: next });
  }
}

/** Whether a shell with this command line waits for what it started. */
export function isWaiting([shell = '', option = '', script = '']: string[]) {
  const behind = script.replaceAll(/&&|[<>]&|&>/g, '').includes('&');
  return (
    /^-?(ba|da|k|z)?sh$/.test(basename(shell)) &&
    /^-\w*c$/.test(option) &&
    /\bnpm (run )?start\b/.test(script) &&
    !behind &&
    !/\b(nohup|setsid|disown)\b/.test(script)
  );
}

/** Without /proc, only our own parent is known. */
function parentOf(pid: number) {
  if (pid === process.pid) return process.ppid;
  // The process name may contain spaces and brackets.
  const [, parent] = read(pid, 'stat').split(') ').at(-1)!.split(' ');
  return Number(parent);
}

function wordsOf(pid: number) {
  return read(pid, 'cmdline').split('\0');
}

function read(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
