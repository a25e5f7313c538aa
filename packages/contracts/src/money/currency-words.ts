/** Names of a currency and its minor unit in English words; '' for a currency without one. */
interface CurrencyWords {
  readonly major: string
  readonly minor: string
}
const words = (major: string, minor = 'CENTS'): CurrencyWords => ({ major, minor })

/** Currencies that freight is billed in, by their ISO code. */
export const currencyWords: Readonly<Record<string, CurrencyWords>> = {
  AED: words('UAE DIRHAMS', 'FILS'),
  AUD: words('AUSTRALIAN DOLLARS'),
  BHD: words('BAHRAINI DINARS', 'FILS'),
  CAD: words('CANADIAN DOLLARS'),
  CHF: words('SWISS FRANCS', 'CENTIMES'),
  CNY: words('RENMINBI YUAN', 'FEN'),
  DKK: words('DANISH KRONER', 'ORE'),
  EUR: words('EUROS'),
  GBP: words('POUNDS STERLING', 'PENCE'),
  HKD: words('HONG KONG DOLLARS'),
  IDR: words('INDONESIAN RUPIAH', 'SEN'),
  INR: words('INDIAN RUPEES', 'PAISE'),
  JPY: words('JAPANESE YEN', ''),
  KRW: words('KOREAN WON', ''),
  KWD: words('KUWAITI DINARS', 'FILS'),
  MOP: words('MACANESE PATACAS', 'AVOS'),
  MYR: words('MALAYSIAN RINGGIT', 'SEN'),
  NOK: words('NORWEGIAN KRONER', 'ORE'),
  NZD: words('NEW ZEALAND DOLLARS'),
  OMR: words('OMANI RIALS', 'BAISA'),
  PHP: words('PHILIPPINE PESOS', 'CENTAVOS'),
  RUB: words('RUSSIAN ROUBLES', 'KOPECKS'),
  SAR: words('SAUDI RIYALS', 'HALALAS'),
  SEK: words('SWEDISH KRONOR', 'ORE'),
  SGD: words('SINGAPORE DOLLARS'),
  THB: words('THAI BAHT', 'SATANG'),
  TWD: words('NEW TAIWAN DOLLARS'),
  USD: words('US DOLLARS'),
  VND: words('VIETNAMESE DONG', ''),
  ZAR: words('SOUTH AFRICAN RAND'),
}
