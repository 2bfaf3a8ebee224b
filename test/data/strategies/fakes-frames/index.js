import { writeSync } from 'node:fs';

export default {
  solve() {
    const frame = new Uint8Array(5 + 16);
    new DataView(frame.buffer).setUint32(0, 16, true);
    frame[4] = 3;
    const many = new Uint8Array(frame.length * 1000);
    for (let i = 0; i < 1000; i++) many.set(frame, i * frame.length);
    for (;;) writeSync(3, many);
  },
};
