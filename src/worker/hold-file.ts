import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OWNER_ONLY = 0o700;

/** A file that the programs in front of a child need; its name tells its content, so that all workers of a user share it. */
export interface HoldFile {
  readonly path: string;
  /** Writes it again should something have removed it: folders for temporary files are swept. */
  ensure(): void;
}

/** @throws Error when the folder for temporary files cannot be written to. */
export function holdFile(name: string, content: Uint8Array | string, mode: number): HoldFile {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const folder = holdFolder();
  const path = join(folder, `${name}-${digest}`);
  const ensure = (): void => {
    if (existsSync(path)) return;
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
    const draft = `${path}-${process.pid}`;
    writeFileSync(draft, content, { mode: OWNER_ONLY });
    chmodSync(draft, mode);
    renameSync(draft, path);
  };
  ensure();
  return { path, ensure };
}

/** One folder for each user of the system; another of ours when somebody else has made one of that name. */
function holdFolder(): string {
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `roundsman-hold-${user}`);
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && found.uid === user && (found.mode & 0o077) === 0;
  return isOurs ? folder : mkdtempSync(`${folder}-`);
}
