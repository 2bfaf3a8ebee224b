import { expect } from 'chai';
import {
  FRAME, FrameError, FrameReader, decodeBound, decodeFinished, decodeIncumbent, decodeJob, decodeJson, encodeBound, encodeFinished, encodeFrame,
  encodeIncumbent, encodeJob, encodeJson,
} from '../../../src/worker/frames.js';

const ROUTES = [{ type: 1, customers: [3, 1, 2] }, { type: 0, customers: [70_000] }];

describe('a frame of a bound', () => {
  it('carries value, method and proof', () => {
    for (const message of [{ value: -2.5, method: 'a', infeasible: false }, { value: 0, method: 'column-generation', infeasible: true }]) {
      expect(decodeBound(encodeBound(message))).to.deep.equal(message);
    }
  });

  it('is refused without a finite number or the name of a method', () => {
    const encoded = (value: number, method: string) => () => decodeBound(encodeBound({ value, method, infeasible: false }));
    for (const value of [NaN, Infinity, -Infinity]) expect(encoded(value, 'stub')).to.throw(FrameError, 'a bound of');
    for (const method of ['', 'Stub', '4th', 'a b', 'é', 'x'.repeat(41), 'x'.repeat(4000)]) expect(encoded(1, method)).to.throw(FrameError);
    expect(() => decodeBound(new Uint8Array(8))).to.throw(FrameError, 'too short');
  });
});

describe('frames', () => {
  it('are decoded unchanged however the byte stream is split', () => {
    const frames = [encodeFrame(FRAME.ready), encodeFrame(FRAME.log, new Uint8Array([1, 2, 3])), encodeFrame(FRAME.started)];
    const stream = Buffer.concat(frames);
    for (const size of [1, 2, 4, 5, 7, stream.length]) {
      const reader = new FrameReader();
      const seen = [];
      for (let at = 0; at < stream.length; at += size) seen.push(...reader.push(stream.subarray(at, at + size)));
      expect(seen.map(({ type, payload }) => [type, ...payload]), `cut by ${size}`).to.deep.equal([[1], [6, 1, 2, 3], [2]]);
    }
  });

  it('larger than the limit are rejected by their header alone', () => {
    const reader = new FrameReader(10);
    expect(reader.push(encodeFrame(FRAME.log, new Uint8Array(10)))).to.have.length(1);
    expect(() => reader.push(encodeFrame(FRAME.log, new Uint8Array(11)).subarray(0, 5))).to.throw(FrameError, '11 bytes');
  });

  it('carry incumbents and answers unchanged', () => {
    const incumbent = { cost: 12.5, seconds: 0.25, routes: ROUTES };
    expect(decodeIncumbent(encodeIncumbent(incumbent))).to.deep.equal(incumbent);
    for (const routes of [ROUTES, [], null]) {
      const answer = { ended: 'stagnated', seconds: 1.5, iterations: 7, routes } as const;
      expect(decodeFinished(encodeFinished(answer))).to.deep.equal(answer);
    }
    expect(decodeFinished(encodeFinished({ ended: 'limit', seconds: 0, iterations: null, routes: [] })).iterations).to.equal(null);
  });

  it('reject routes that are not lists of indices, instead of repairing them', () => {
    const bad: unknown[] = [
      'all', [null], [{ type: 0 }], [{ type: 0, customers: 'abc' }], [{ type: 'van', customers: [1] }], [{ type: 0, customers: [1.5] }],
      [{ type: 0, customers: [-1] }], [{ type: 0, customers: [NaN] }], [{ type: 0, customers: [2 ** 32] }], [{ type: 0, customers: [null] }],
      [{ type: -0.5, customers: [] }],
    ];
    for (const routes of bad) {
      expect(() => encodeIncumbent({ cost: 1, seconds: 0, routes: routes as never }), JSON.stringify(routes)).to.throw(TypeError);
    }
    expect(() => encodeFinished({ ended: 'sure' as never, seconds: 0, iterations: null, routes: null })).to.throw(TypeError, '"sure"');
  });

  it('reject bytes that are too short, too long or of unknown meaning', () => {
    const answer = encodeFinished({ ended: 'optimal', seconds: 1, iterations: null, routes: ROUTES });
    const incumbent = encodeIncumbent({ cost: 1, seconds: 1, routes: ROUTES });
    for (let length = 0; length < answer.length; length++) {
      expect(() => decodeFinished(answer.slice(0, length)), `answer of ${length}`).to.throw(FrameError);
    }
    for (let length = 0; length < incumbent.length; length++) {
      expect(() => decodeIncumbent(incumbent.slice(0, length)), `incumbent of ${length}`).to.throw(FrameError);
    }
    expect(() => decodeIncumbent(Uint8Array.from([...incumbent, 0]))).to.throw(FrameError, 'too many');
    expect(() => decodeFinished(answer.with(0, 99))).to.throw(FrameError, 'ending');
  });

  it('reject a number of routes that would not fit into memory', () => {
    const payload = encodeIncumbent({ cost: 1, seconds: 1, routes: [] });
    new DataView(payload.buffer).setUint32(16, 0xffffffff, true);
    expect(() => decodeIncumbent(payload)).to.throw(FrameError);
  });

  it('carry a job as head and problem', () => {
    const { header, problem } = encodeJob({ seed: 5 }, new Uint8Array([9, 8]));
    const [frame] = new FrameReader().push(Buffer.concat([header, problem]));
    const job = decodeJob(frame!.payload);
    expect(job.head).to.deep.equal({ seed: 5 });
    expect([...job.problem]).to.deep.equal([9, 8]);
  });

  it('limit JSON and accept only objects', () => {
    expect(encodeJson({ a: 'x'.repeat(100) }, 100)).to.equal(null);
    expect(decodeJson(encodeJson({ a: 1 }, 100)!)).to.deep.equal({ a: 1 });
    for (const text of ['[]', '1', 'null', '{', '\xff']) {
      expect(() => decodeJson(Buffer.from(text, 'latin1')), text).to.throw(FrameError);
    }
  });
});
