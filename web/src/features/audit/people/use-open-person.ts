import { useNavigate } from 'react-router-dom';
import { serverTextOf } from '../../../lib/fetch-json.ts';
import { log } from '../../../lib/log.ts';
import { personPath } from '../addresses.ts';
import { useFindPerson } from './api.ts';

const NUMBER = /^(?:user-)?([1-9]\d{0,14})$/;

/** Opens the page of a user by account number or email address; returns the error message, if any. */
export const useOpenPerson = () => {
  const navigate = useNavigate();
  const find = useFindPerson();
  return async (text: string): Promise<string | undefined> => {
    const [, number] = NUMBER.exec(text) ?? [];
    if (number === undefined && !text.includes('@')) return 'Enter an account number or an email address';
    try {
      await navigate(personPath(number ?? (await find(text))));
      return undefined;
    } catch (error) {
      log.error('Finding a person failed', error);
      return serverTextOf(error) ?? 'Could not search. Please try again.';
    }
  };
};
