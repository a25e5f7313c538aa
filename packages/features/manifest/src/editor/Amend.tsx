import { AmendPage } from './AmendPage.tsx'

/** 舱单改单: a change or deletion of an accepted filing. */
export const Screen = () => <AmendPage />
