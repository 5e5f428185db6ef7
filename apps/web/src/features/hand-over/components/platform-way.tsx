import { questionsIn } from '../package-choice.ts';
import { PLATFORM_FORMATS, type PlatformFormat } from '../platform-formats.ts';
import { FormatChoice } from './format-choice.tsx';
import { PackageMaker, type PackageMakerProps } from './package-maker.tsx';
import { PlatformGuide } from './platform-guide.tsx';
import { QuestionFiles } from './question-files.tsx';

type PlatformWayProps = Omit<PackageMakerProps, 'format' | 'formats'> & {
  format: PlatformFormat;
  onFormat: (format: PlatformFormat) => void;
};

/** A package for a learning platform, the questions alone, and the way into the platform. */
export function PlatformWay({ format, onFormat, ...props }: PlatformWayProps) {
  const { projectId, contents, title } = props.handOver;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <PackageMaker {...props} format={format} formats={PLATFORM_FORMATS}>
        <FormatChoice format={format} onChange={onFormat} />
      </PackageMaker>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <PlatformGuide format={format} />
        {questionsIn(contents) > 0 && <QuestionFiles projectId={projectId} title={title} />}
      </div>
    </div>
  );
}
