import { billScreen } from './billScreen.tsx'

/** 主单制作: master bills, with the forwarder and its agent as parties. */
export const { Screen, preload } = billScreen('masterBill')
