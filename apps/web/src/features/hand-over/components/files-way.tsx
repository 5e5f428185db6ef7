import { useTranslation } from 'react-i18next';
import { PackageMaker, type PackageMakerProps } from './package-maker.tsx';
import { StepsGuide } from './steps-guide.tsx';

/** Everything as one zip, to keep or to copy anywhere. */
export function FilesWay(props: Omit<PackageMakerProps, 'format' | 'formats'>) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <PackageMaker {...props} format="folder" formats={['folder']} />
      <StepsGuide
        title={t('handOver.guide.openFolder')}
        steps={[
          t('handOver.guide.folderSteps.unzip'),
          t('handOver.guide.folderSteps.play'),
          t('handOver.guide.folderSteps.share'),
        ]}
      />
    </div>
  );
}
