import {
  breaks,
  passes,
  refuses,
  type S3Behaviour,
  type S3Server,
} from '../../../../../../test/vendors/s3-server.ts';
import type { MisbehavingStorage, StorageState } from './misbehaving-storage.ts';

const WRITES = ['PUT', 'POST', 'DELETE'];

const BEHAVIOURS: Record<StorageState, S3Behaviour> = {
  full: (call, response, pass) =>
    call.method === 'PUT' || call.method === 'POST'
      ? refuses(507, 'XMinioStorageFull')(call, response, pass)
      : pass(),
  'read-only': (call, response, pass) =>
    WRITES.includes(call.method) ? refuses(403, 'AccessDenied')(call, response, pass) : pass(),
  failing: breaks,
};

/** The bucket of a studio in chaos. */
export function bucketStorage(server: S3Server): MisbehavingStorage {
  let refused = 0;
  return {
    async becomes(state) {
      refused = 0;
      const misbehaves = BEHAVIOURS[state];
      server.keeps((call, response, pass) => {
        let isPassed = false;
        const answer = misbehaves(call, response, (bytes) => {
          isPassed = true;
          return pass(bytes);
        });
        if (!isPassed) refused += 1;
        return answer;
      });
    },
    heals: async () => server.keeps(passes),
    states: ['full', 'read-only', 'failing'],
    hasRefused: () => refused > 0,
  };
}
