import { FindForm } from '../parts/find-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useOpenPerson } from './use-open-person.ts';

/** Asks which person to show. */
export function PeopleScreen() {
  const openPerson = useOpenPerson();
  return (
    <>
      <ScreenHead title="People" />
      <Panel title="Open a person">
        <FindForm
          label="Account number or email"
          hint="Such as 17. An erased account is found by its number only. We don’t keep the email address, but we record that you searched."
          onFind={openPerson}
        />
      </Panel>
    </>
  );
}
