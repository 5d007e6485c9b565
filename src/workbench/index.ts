import { languageOf } from '../explain/language';
import { startPage } from './page';

const address = new URLSearchParams(window.location.search);
void startPage(languageOf(address.get('lang')));
