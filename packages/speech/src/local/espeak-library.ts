import koffi from 'koffi';

/** Constants of espeak-ng's speak_lib.h. */
const OUTPUT_SYNCHRONOUS = 2;
const INITIALIZE_PHONEME_EVENTS_IPA = 0x1 | 0x2;
const CHARACTERS_UTF8 = 1;
const PARAMETER_RATE = 1;
const PARAMETER_VOLUME = 2;
const PHONEMES_AS_IPA = 2;
const EVENT_END = 0;
const EVENT_WORD = 1;
const EVENT_PHONEME = 7;
const EVENT_BYTES = 40;

/** Of 100. At eSpeak's own volume loud vowels clip; at 36 the loudest voice peaks at 0.7. */
const VOLUME = 36;

/** The names under which package managers install the library, most specific first. */
const LIBRARY_NAMES = [
  'libespeak-ng.so.1',
  'libespeak-ng.so',
  '/opt/homebrew/lib/libespeak-ng.dylib',
  '/usr/local/lib/libespeak-ng.dylib',
  'libespeak-ng.dylib',
];

export type EspeakEvent =
  | { kind: 'word'; position: number; sample: number }
  | { kind: 'phoneme'; ipa: string; sample: number };

export type Espeak = ReturnType<typeof openEspeak>;

/**
 * Opens libespeak-ng. Call it once in a process: its state is global and it cannot be opened twice.
 * @param libraryPath where it is, if not in a usual place.
 * @throws Error when no library can be loaded
 */
export function openEspeak(libraryPath?: string) {
  const library = loadFirst(libraryPath ? [libraryPath] : LIBRARY_NAMES);
  const initializePath = library.func('void espeak_ng_InitializePath(const char *path)');
  const info = library.func('const char *espeak_Info(_Out_ const char **path)');
  const initialize = library.func(
    'int espeak_Initialize(int output, int buffer, const char *path, int options)',
  );
  const setVoice = library.func('int espeak_SetVoiceByName(const char *name)');
  const setParameter = library.func('int espeak_SetParameter(int parameter, int value, int rel)');
  const synthesize = library.func(
    'int espeak_Synth(const void *text, size_t size, unsigned int position, int position_type, unsigned int end, unsigned int flags, void *id, void *user)',
  );
  const textToPhonemes = library.func(
    'const char *espeak_TextToPhonemes(_Inout_ void **text, int mode, int phonemes)',
  );
  const callbackType = koffi.proto('int EspeakCallback(void *samples, int count, void *events)');
  const setCallback = library.func('void espeak_SetSynthCallback(EspeakCallback *callback)');

  let pieces: Int16Array[] = [];
  let events: EspeakEvent[] = [];
  let isHeard = true;
  const callback = koffi.register((samples: unknown, count: number, list: unknown) => {
    if (!isHeard) return 0;
    // eSpeak reuses this memory, so copy it.
    if (samples && count > 0) pieces.push(new Int16Array(koffi.view(samples, count * 2)).slice());
    if (list) readEvents(list, events);
    return 0;
  }, koffi.pointer(callbackType));

  const synthesizeAll = (text: string) => {
    const bytes = Buffer.from(`${text}\0`);
    const status = synthesize(bytes, bytes.length, 0, 1, 0, CHARACTERS_UTF8, null, null);
    if (status !== 0) throw new Error(`eSpeak NG refused the text (status ${status})`);
  };

  return {
    /** The folder with eSpeak's own phonemes and dictionaries. */
    dataPath(): string {
      initializePath(null);
      const path: [string | null] = [null];
      info(path);
      return path[0] ?? '';
    },

    /**
     * Loads the data. `path` is the folder that holds `espeak-ng-data`. Returns samples per second.
     */
    start(path: string): number {
      const sampleRate = initialize(OUTPUT_SYNCHRONOUS, 0, path, INITIALIZE_PHONEME_EVENTS_IPA);
      if (sampleRate <= 0) throw new Error(`eSpeak NG cannot start with the data in ${path}`);
      setCallback(callback);
      return sampleRate;
    },

    /** For an unknown name eSpeak keeps the previous voice, so here it is an error. */
    chooseVoice(name: string, speed: number): void {
      if (setVoice(name) !== 0) throw new Error(`eSpeak NG does not know the voice ${name}`);
      setParameter(PARAMETER_RATE, speed, 0);
      setParameter(PARAMETER_VOLUME, VOLUME, 0);
    },

    translate(text: string): string[] {
      const rest: [Buffer | null] = [Buffer.from(`${text}\0`)];
      const clauses: string[] = [];
      while (rest[0]) clauses.push(textToPhonemes(rest, CHARACTERS_UTF8, PHONEMES_AS_IPA));
      return clauses;
    },

    /** Says a text and drops the sound, to leave eSpeak in a known state. */
    rehearse(text: string): void {
      isHeard = false;
      try {
        synthesizeAll(text);
      } finally {
        isHeard = true;
      }
    },

    say(text: string): { samples: Int16Array; events: EspeakEvent[] } {
      pieces = [];
      events = [];
      synthesizeAll(text);
      return { samples: joined(pieces), events };
    },
  };
}

function loadFirst(names: string[]) {
  const failures: string[] = [];
  for (const name of names) {
    try {
      return koffi.load(name);
    } catch (error) {
      failures.push(String(error));
    }
  }
  throw new Error(`eSpeak NG is not installed: ${failures.join('; ')}`);
}

function readEvents(list: unknown, events: EspeakEvent[]): void {
  for (let offset = 0; ; offset += EVENT_BYTES) {
    const view = new DataView(koffi.view(list, offset + EVENT_BYTES), offset);
    const type = view.getInt32(0, true);
    if (type === EVENT_END) return;
    const sample = view.getInt32(20, true);
    if (type === EVENT_WORD) {
      // eSpeak counts from one.
      events.push({ kind: 'word', position: view.getInt32(8, true) - 1, sample });
    } else if (type === EVENT_PHONEME) {
      const bytes = Buffer.from(view.buffer, offset + 32, 8);
      const length = bytes.indexOf(0);
      const ipa = bytes.subarray(0, length < 0 ? 8 : length).toString();
      events.push({ kind: 'phoneme', ipa, sample });
    }
  }
}

function joined(pieces: Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    samples.set(piece, offset);
    offset += piece.length;
  }
  return samples;
}
