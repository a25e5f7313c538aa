import type { FrameAct, PaletteProps } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { texts } from '../../texts.ts'
import { useWorkbench } from '../context.tsx'
import { signOut } from '../leaving.ts'
import { pagesIn } from '../menu.ts'
import { settingsOf } from '../UserMenu.tsx'
import type { WorkbenchModel } from '../WorkbenchModel.ts'

/** Command palette with the entries of this workbench. */
export const Finding = observer(function Finding({ Palette, onClose }: { Palette: ComponentType<PaletteProps>; onClose: () => void }) {
  const model = useWorkbench()
  const { menu, recent, favourites } = model
  return <Palette places={pagesIn(menu)} recent={recent} favourites={favourites} acts={actsOf(model)} onClose={onClose} />
})

function actsOf(model: WorkbenchModel): FrameAct[] {
  const { parts, maximised } = model
  const { app } = parts
  const { display } = app.ui
  const words = texts.finder
  const dark = display.theme === 'dark'
  const english = app.session.language === 'EN'
  return [
    { key: 'theme', label: dark ? words.toLight : words.toDark, run: () => display.setTheme(dark ? 'light' : 'dark') },
    ...(['compact', 'standard', 'roomy'] as const)
      .filter((density) => density !== display.density)
      .map((density) => ({ key: density, label: words.densities[density], run: () => display.setDensity(density) })),
    { key: 'language', label: words.language, words: words.languageWords, run: () => app.session.setLanguage(english ? 'CN' : 'EN') },
    {
      key: 'watermark',
      label: display.watermark ? words.watermark.off : words.watermark.on,
      run: () => display.setWatermark(!display.watermark),
    },
    {
      key: 'maximise',
      label: maximised ? texts.tabActs.restore : texts.tabActs.maximise,
      run: () => model.setMaximised(!maximised),
    },
    { key: 'shortcuts', label: words.shortcuts, run: () => model.showShortcuts(true) },
    { key: 'settings', label: texts.header.settings, run: () => app.navigate(settingsOf(app.surface)) },
    { key: 'logout', label: texts.header.logout, run: () => void signOut(parts) },
  ]
}
