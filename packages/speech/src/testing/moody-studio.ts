/** A studio whose engine freezes, to be killed. Its argument is the folder for the engine's number. */
import { createEnginePool } from '../engine/engine-pool.ts';
import type { MoodyAnswer, MoodyRequest } from './moody-engine.ts';

const [folder = ''] = process.argv.slice(2);
const pool = createEnginePool<MoodyRequest, MoodyAnswer>({
  name: 'Moody voice',
  module: new URL('./moody-engine.ts', import.meta.url),
  places: 1,
  hangMs: 600_000,
  startFailure: 'VOICE_MODEL_UNUSABLE',
});
await pool.run({ do: 'freeze', folder }, []);
