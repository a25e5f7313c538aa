import { packingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { ApplicationPage, isPage, preloadPage } from './ApplicationPage.tsx'
import { applying } from './applying.tsx'

const lists = applying({ title: titles.apply, name: 'slip-apply', side: 'staff', form: packingPages.apply })

/** 申请箱单: bookings of which boxes are left, and applications; an address with a booking or an application is its page. */
export function Screen() {
  return isPage(useScreenParams()) ? <ApplicationPage /> : <lists.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (isPage(new URLSearchParams(location.search)) ? preloadPage : lists.preload)(app, location)
