import { ACCENT_DEFINITIONS, type AccentDefinition } from './accents.ts';
import { VOICE_CATALOGUE } from './catalogue.ts';
import { TIMBRES, type TimbreName } from './timbres.ts';

/** The text of a voice file and its name, by which eSpeak finds the voice. */
export type VoiceDefinition = { name: string; definition: string };

/** Every voice of the catalogue in every accent of its language. */
export function allVoiceDefinitions(): VoiceDefinition[] {
  return ACCENT_DEFINITIONS.flatMap((accent) => {
    const voices = VOICE_CATALOGUE.filter(({ language }) => language === accent.language);
    return [...new Set(voices.map(({ timbre }) => timbre))].map((timbre) =>
      voiceDefinition(timbre, accent),
    );
  });
}

/** A timbre in an accent, as the text of an eSpeak NG voice file. */
function voiceDefinition(timbreName: TimbreName, accent: AccentDefinition): VoiceDefinition {
  const timbre = TIMBRES[timbreName];
  const name = voiceName(timbreName, accent);
  const [low, high] = timbre.pitch.map((hertz, end) =>
    Math.round(hertz * (accent.pitch[end] ?? 1)),
  );
  const lines = [
    `name ${name}`,
    ...accent.lines,
    `gender ${timbre.gender}`,
    `pitch ${low} ${high}`,
    'flutter 0',
    'roughness 0',
    ...timbre.lines,
  ];
  return { name, definition: `${lines.join('\n')}\n` };
}

export function voiceName(timbreName: TimbreName, accent: AccentDefinition): string {
  return `tarima-${accent.locale}-${timbreName}`;
}
