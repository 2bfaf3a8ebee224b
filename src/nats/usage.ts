import type { StreamInfo } from 'nats';
import type { BrokerUsage, BucketName, StreamName } from '../tasks/ports.js';
import type { Link } from './link.js';
import { BLOB_STREAM, bucketStream, JOB_STREAM } from './streams.js';

/**
 * Reads how full the service's streams are; streams of others in the same account count towards its store only.
 *
 * @param storeLimitBytes limit of a private server; null: the account's own limit counts, if it has one.
 */
export async function readUsage(link: Link, buckets: readonly BucketName[], storeLimitBytes: number | null): Promise<BrokerUsage> {
  const names = new Map<string, StreamName>([[JOB_STREAM, 'jobs'], [BLOB_STREAM, 'blobs'], ...buckets.map((name) => [bucketStream(name), name] as const)]);
  const infos = await link.request('sizes of the streams', async () => {
    const all: StreamInfo[] = [];
    for await (const info of link.jsm.streams.list()) all.push(info);
    return all;
  });
  const account = await link.request('use of the store', () => link.jsm.getAccountInfo());
  const accountLimit = account.limits.max_storage > 0 ? account.limits.max_storage : null;
  return {
    streams: infos.flatMap((info) => {
      const stream = names.get(info.config.name);
      return stream === undefined ? [] : [{ stream, bytes: info.state.bytes, messages: info.state.messages, replicasBehind: replicasBehind(info) }];
    }),
    storedBytes: account.storage,
    limitBytes: storeLimitBytes ?? accountLimit,
  };
}

function replicasBehind({ config, cluster }: StreamInfo): number {
  if (config.num_replicas <= 1) return 0;
  const followers = (cluster?.replicas ?? []).filter(({ current, offline }) => current && !offline).length;
  const leader = cluster?.leader ? 1 : 0;
  return Math.max(0, config.num_replicas - leader - followers);
}
