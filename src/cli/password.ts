import { read } from 'read';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.js';

/**
 * The password that a command was given or asks for, so that it need not stand on the command line, where other users
 * of the machine see it.
 *
 * @param given the option's value; true: asked for twice at a terminal, else the first line of standard input.
 * @throws CommandError when the two differ, or standard input is empty.
 */
export async function askedPassword(given: string | true, user: string): Promise<string> {
  if (given !== true) return given;
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    if (line === '') throw new CommandError('the first line of standard input is empty; pass the password there, or run this in a terminal to be prompted');
    return line;
  }
  const ask = async (prompt: string): Promise<string> => read({ prompt, silent: true, output: process.stderr });
  const password = await ask(`Password for ${user}: `);
  if (await ask('Repeat the password: ') !== password) throw new CommandError('the passwords differ; nothing was changed');
  return password;
}
