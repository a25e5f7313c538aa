import { billScreen } from './billScreen.tsx'

/** 分单制作: house bills of customers. */
export const { Screen, preload } = billScreen('houseBill')
