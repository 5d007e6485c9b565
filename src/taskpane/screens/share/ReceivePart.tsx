import { Button } from '@fluentui/react-components';
import { Heading } from '../../components/Heading';
import { usePane } from '../../paneContext';
import { shareTexts } from '../../wording/share/share';
import type { SharePartProps } from './sharePart';

export function ReceivePart({ onBack }: SharePartProps) {
  const { language } = usePane();
  const texts = shareTexts(language);
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.parts.receive.title}
      </Heading>
      <Button onClick={onBack}>{texts.back}</Button>
    </>
  );
}
