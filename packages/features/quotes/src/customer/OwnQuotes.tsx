import { ownQuotation } from '@jst/contracts/quotes'
import { answerLanguageOf, useScreenId, type ScreenModule } from '@jst/feature-kit'
import * as inquiries from './OwnInquiries.tsx'
import { OwnList, preloadList } from './OwnList.tsx'
import { OwnQuote } from './OwnQuote.tsx'
import { inLanguage } from './inLanguage.ts'

/** The view of inquiries, in the chunk of the quotations that answer them. */
export { inquiries }

/** Quotations that the caller's company has got: without a key the list, with one what was sent. */
export const Screen = inLanguage(function OwnQuotes() {
  const id = useScreenId('Id')
  return id === undefined ? <OwnList /> : <OwnQuote key={id} id={id} />
})

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const Id = Number(new URLSearchParams(location.search).get('Id'))
  if (Id > 0) app.reads.start(ownQuotation, { Id, ...answerLanguageOf(app) })
  else preloadList(app, location)
}
