import { thirdBooking } from '@jst/contracts/booking'
import { answerLanguageOf, useScreenId, type ScreenModule } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { inLanguage } from '../inLanguage.ts'
import { ThirdDetail } from './ThirdDetail.tsx'
import { preloadList, ThirdList } from './ThirdList.tsx'

/** 第三方订舱: the list of bookings at the company's rates, and with `?Id=` one of them. */
export const Screen = inLanguage(
  observer(function BookThirdDetail() {
    const id = useScreenId('Id')
    return id === undefined ? <ThirdList /> : <ThirdDetail key={id} id={id} />
  }),
)

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const Id = Number(new URLSearchParams(location.search).get('Id'))
  if (Id > 0) app.reads.start(thirdBooking, { Id, ...answerLanguageOf(app) })
  else preloadList(app, location)
}
