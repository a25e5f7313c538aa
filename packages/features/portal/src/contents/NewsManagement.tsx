import { titles } from '../titles.ts'
import { contentList, news } from './contentList.tsx'

export const { Screen, preload } = contentList(news, titles.news)
