import { expect } from 'chai';
import { LIMITS } from '#generated/constants.js';
import { MAX_ARRAYS, scanBody } from '../../../src/contract/scan.js';

const scan = (text: string): string | null => scanBody(new TextEncoder().encode(text));

describe('scanBody', () => {
  it('accepts well-formed bodies', () => {
    for (const text of ['{}', '{"a":[[1,2],[3,"]}"]],"b":{"c":{"d":[]}}}', '{"a":"\\"","b":"\\\\"}', ' \n{ "a" : 1 }']) expect(scan(text), text).to.equal(null);
  });

  it('leaves JSON syntax to the parser', () => {
    for (const text of ['nonsense', '{"a":', '"', '}}}}']) expect(scan(text), text).to.equal(null);
  });

  it('rejects an empty body', () => {
    expect(scanBody(new Uint8Array())).to.match(/empty/);
  });

  it('rejects bytes that are not UTF-8', () => {
    for (const bytes of [[0x22, 0xff, 0x22], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0x7b, 0xe2, 0x82]]) {
      expect(scanBody(Uint8Array.from(bytes))).to.match(/not valid UTF-8/);
    }
  });

  it('recognises a byte order mark and UTF-16', () => {
    expect(scan('\ufeff{}')).to.match(/byte order mark/);
    expect(scanBody(Uint8Array.from([0xff, 0xfe, 0x7b, 0]))).to.match(/UTF-16/);
    expect(scanBody(Uint8Array.from([0xfe, 0xff, 0, 0x7b]))).to.match(/UTF-16/);
  });

  it('reads a view into a larger buffer', () => {
    const whole = new TextEncoder().encode('[[[[[[{"a":1}]]]]]]');
    expect(scanBody(whole.subarray(6, 13))).to.equal(null);
  });

  it(`allows ${LIMITS.bodyDepth} levels and no more, not counting brackets in strings`, () => {
    expect(scan('{"a":[[["[[[[{{{{"]]]}')).to.equal(null);
    expect(scan('{"a":[[[[1]]]]}')).to.match(/more than 4 levels deep \(at byte 8\)/);
    expect(scan('{"a":{"b":{"c":{"d":{}}}}}')).to.match(/levels deep/);
  });

  it(`allows ${MAX_ARRAYS} arrays and no more, because an empty one costs the parser far more than its bytes`, () => {
    expect(scan(`[${'[],'.repeat(MAX_ARRAYS - 2)}[]]`)).to.equal(null);
    expect(scan(`[${'[],'.repeat(MAX_ARRAYS - 1)}[]]`)).to.match(/more than 1000000 arrays/);
  });

  it('stops at the first bracket that is too deep', () => {
    expect(scanBody(new Uint8Array(8_000_000).fill(0x5b))).to.match(/at byte 4\)/);
  });

  it('rejects a duplicate field, however its name is written', () => {
    expect(scan('{"seed":1,"seed":2}')).to.match(/"seed" twice/);
    expect(scan('{"seed":1,"s\\u0065ed":2}')).to.match(/"seed" twice/);
    expect(scan('{ "seed" \n:1 , "x":[{"y":1}], "seed"\t: 2}')).to.match(/"seed" twice/);
    expect(scan('{"__proto__":1,"__proto__":2}')).to.match(/"__proto__" twice/);
  });

  it('looks for duplicates only among names and at the top level', () => {
    expect(scan('{"a":{"x":1,"x":2},"b":"a","c":["a","a"]}')).to.equal(null);
  });

  it('keeps the message short when the name is long', () => {
    const name = 'n'.repeat(100_000);
    expect(scan(`{"${name}":1,"${name}":2}`)).to.have.length.below(150);
  });

  it(`allows ${LIMITS.bodyKeys} keys in total and no more`, () => {
    const body = (keys: number): string => `{${Array.from({ length: keys }, (_, i) => `"${i}":0`).join()}}`;
    expect(scan(body(LIMITS.bodyKeys))).to.equal(null);
    expect(scan(body(LIMITS.bodyKeys + 1))).to.match(/more than 1000 object keys/);
  });
});
