import { type Timeline, videoEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import type { LookedCompany } from '../use-company-look.ts';
import { useSampleTimeline } from './use-sample-timeline.ts';

type SceneOptions = {
  projectId: string;
  /** A course's script. Undefined for the only script of a video. */
  scriptId?: string | undefined;
  /** Of the script's text. After a change, its first scene is asked for again. */
  revision?: number | undefined;
  company: LookedCompany | null;
};

/** The first scene of a script, without sound. A sample, if the script has none. Undefined while it loads. */
export function useFirstScene({
  projectId,
  scriptId,
  revision,
  company,
}: SceneOptions): Timeline | undefined {
  const scene = useEndpoint(
    videoEndpoints.firstScene,
    { params: { projectId }, query: scriptId ? { scriptId } : {} },
    { version: [revision] },
  );
  const sample = useSampleTimeline(company?.look ?? null);
  if (scene.data) return scene.data;
  return scene.isPending ? undefined : sample;
}
