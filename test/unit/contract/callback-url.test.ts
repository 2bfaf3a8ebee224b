import { expect } from 'chai';
import { validateCallbackUrl } from '../../../src/contract/callback-url.js';

const ALLOWED = [
  'http://example.com', 'https://example.com/', 'https://example.com:443/a', 'http://example.com:80/', 'https://example.com:1024/', 'http://example.com:65535/x?y=z#part',
  'https://8.8.8.8/', 'http://[2606:4700::1111]/', 'https://bücher.example/', 'https://xn--bcher-kva.example/', 'https://example.com/a@b', 'https://example.com/?to=http://127.0.0.1/',
  'https://localhost.example.com/', 'https://notlocalhost/', 'http://127.0.0.1.example.com/',
];

/** Loopback, private and metadata addresses in all spellings that URL parsers accept. */
const FORBIDDEN_HOSTS = [
  'localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'localhost.localdomain', 'ｌｏｃａｌｈｏｓｔ', 'loc%61lhost',
  '127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '0x7f.0x0.0x0.0x1', '127.000.000.001', '①②⑦.⓪.⓪.①', '127。0。0。1',
  '0', '0.0.0.0', '10.0.0.1', '10.1', '167772161', '0xa.1', '172.16.5.4', '192.168.1', '3232235777', '169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '100.64.0.1', '255.255.255.255', '224.0.0.1',
  '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:8.8.8.8]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', '[2001::1]', '[2001:db8::1]', '[fe80::1]', '[fd00::1]', '[ff02::1]', '[4000::1]',
];

describe('validateCallbackUrl', () => {
  for (const url of ALLOWED) it(`accepts ${url}`, () => expect(validateCallbackUrl(url)).to.equal(null));

  for (const host of FORBIDDEN_HOSTS) {
    it(`rejects the host ${host}`, () => {
      for (const url of [`http://${host}/`, `https://${host}:8443/x`]) expect(validateCallbackUrl(url), url).to.match(/must not point to|not a valid URL/);
    });
  }

  const refused: readonly [string, RegExp][] = [
    ['ftp://example.com/', /must start with http:\/\/ or https:\/\//],
    ['//example.com/', /must start with/],
    ['HTTP://example.com/', /must start with/],
    ['javascript:alert(1)', /must start with/],
    ['http:/example.com', /must start with/],
    ['http://', /not a valid URL/],
    ['http:///', /not a valid URL/],
    ['http://exa mple.com/', /spaces/],
    [' http://example.com/', /must start with/],
    ['http://example.com/\r\nX-Evil: 1', /spaces, control characters/],
    ['http://example.com/\u0000', /control characters/],
    ['http://exam\tple.com/', /spaces/],
    ['http://example.com\\@127.0.0.1/', /backslashes/],
    ['http://user:secret@example.com/', /user name or password/],
    ['http://user@example.com/', /user name or password/],
    ['http://@example.com/', /user name or password/],
    ['http://:@127.0.0.1/', /user name or password/],
    ['http://example.com:0/', /port 80, 443, or 1024 and above \(got 0\)/],
    ['http://example.com:22/', /got 22/],
    ['https://example.com:25/', /got 25/],
    ['http://example.com:1023/', /got 1023/],
    ['http://example.com:65536/', /not a valid URL/],
    ['http://example.com:http/', /not a valid URL/],
    ['http://[::1', /not a valid URL/],
    ['http://1.2.3.4.5/', /not a valid URL/],
    ['http://256.256.256.256/', /not a valid URL/],
    [`https://example.com/${'x'.repeat(2029)}`, /at most 2048 characters \(got 2049\)/],
  ];
  for (const [url, fault] of refused) {
    it(`rejects ${JSON.stringify(url.slice(0, 60))}`, () => expect(validateCallbackUrl(url)).to.match(fault));
  }

  it('accepts a URL of exactly 2048 characters', () => {
    expect(validateCallbackUrl(`https://example.com/${'x'.repeat(2028)}`)).to.equal(null);
  });

  it('never repeats credentials', () => {
    expect(validateCallbackUrl('http://user:secret@example.com/')).not.to.match(/secret|user:/);
  });

  it('accepts allowed networks, localhost with 127.0.0.1, but no other port', () => {
    expect(validateCallbackUrl('http://127.0.0.1:9000/', ['127.0.0.0/8'])).to.equal(null);
    expect(validateCallbackUrl('http://localhost:9000/', ['127.0.0.0/8'])).to.equal(null);
    expect(validateCallbackUrl('http://10.0.0.1:9000/', ['127.0.0.0/8'])).to.match(/10\.0\.0\.1/);
    expect(validateCallbackUrl('http://127.0.0.1:22/', ['127.0.0.0/8'])).to.match(/got 22/);
  });
});
