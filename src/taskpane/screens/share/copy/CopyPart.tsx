import { Button } from '@fluentui/react-components';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import { shareTexts } from '../../../wording/share/share';
import type { SharePartProps } from '../sharePart';

/** The way from a table to a copy of it for somebody without the add-in. */
export function CopyPart({ onBack }: SharePartProps) {
  const { language } = usePane();
  const texts = shareTexts(language);
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.parts.copy.title}
      </Heading>
      <Button onClick={onBack}>{texts.back}</Button>
    </>
  );
}
