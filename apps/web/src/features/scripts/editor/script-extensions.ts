import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { SceneDirection, VoiceDirection } from './direction-blocks.ts';
import { SAFE_ADDRESS } from './inline-marks.ts';
import { OneLineListItem } from './list-item.ts';
import { DIRECTION_NODES } from './script-document.ts';
import { SentenceTracking } from './sentence-tracking.ts';

type Wording = {
  sceneLabel: string;
  sceneKeyword: string;
  voiceLabel: string;
  voiceKeyword: string;
  placeholder: string;
  scenePlaceholder: string;
  voicePlaceholder: string;
};

/** Everything that a script can hold, and nothing that its text could not carry. */
export const scriptExtensions = (language: string, wording: Wording) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => SAFE_ADDRESS.test(address),
    },
  }),
  OneLineListItem,
  SceneDirection.configure({ label: wording.sceneLabel, keyword: wording.sceneKeyword }),
  VoiceDirection.configure({ label: wording.voiceLabel, keyword: wording.voiceKeyword }),
  SentenceTracking.configure({ language }),
  Placeholder.configure({
    showOnlyCurrent: false,
    placeholder: ({ node }) => {
      if (node.type.name === DIRECTION_NODES.scene) return wording.scenePlaceholder;
      if (node.type.name === DIRECTION_NODES.voice) return wording.voicePlaceholder;
      return wording.placeholder;
    },
  }),
];
