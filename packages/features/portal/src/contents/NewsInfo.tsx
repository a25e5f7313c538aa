import type { ScreenModule } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { news } from './contentList.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import { preloadContent } from './preloadContent.ts'

export const preload: NonNullable<ScreenModule['preload']> = (app, location) => preloadContent(news, app, location)
export const Screen = () => <ContentEditor kind={news} label={titles.news} />
