import { text } from 'node:stream/consumers';
import { StartError } from './start-error.ts';

/**
 * A secret from the person at the terminal, without showing it; or the first line of standard input where that is a file
 * or a pipe. Never an argument: those stand in the shell's history and in the list of processes.
 */
export async function askSecretly(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0]!;
  stderr.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  try {
    return await readLine();
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    stderr.write('\n');
  }
}

/** Key by key, since the terminal itself does nothing with them now. */
async function readLine() {
  let line = '';
  for await (const keys of process.stdin) {
    for (const key of keys as string) {
      if (key === '\r' || key === '\n' || key === '\u0004') return line;
      if (key === '\u0003') throw new StartError('nothing was changed.');
      if (key === '\u007f' || key === '\b') line = [...line].slice(0, -1).join('');
      else line += key;
    }
  }
  return line;
}
