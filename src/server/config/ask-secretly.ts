import { text } from 'node:stream/consumers';
import { StartError } from '#server/kernel/start-error.ts';

/**
 * Reads a secret from the terminal without echo, or the first line of standard input if that is a file or a pipe. Never
 * from an argument: those end up in the shell's history and the process list.
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

/** Key by key: the terminal is in raw mode. */
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
