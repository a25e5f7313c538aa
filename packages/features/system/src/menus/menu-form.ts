import { saveMenu, type MenuItem } from '@jst/contracts/system'
import type { App } from '@jst/feature-kit'
import { FormModel } from '@jst/feature-kit/form'
import { texts } from './texts.ts'

const words = texts.form

interface MenuValues extends Pick<MenuItem, 'ParentId' | 'Name' | 'Path' | 'Icon' | 'Enabled'> {
  readonly Buttons: readonly MenuItem['Buttons'][number][]
}
export type MenuForm = FormModel<MenuValues, MenuItem, MenuItem>

const blank: MenuValues = { ParentId: null, Name: '', Path: '', Icon: '', Enabled: true, Buttons: [] }

/** One entry being edited, or a new one below `parentId`. */
export const menuForm = (
  api: App['api'],
  entry: MenuItem | undefined,
  parentId: number | null,
  saved: (item: MenuItem) => void,
): MenuForm =>
  new FormModel({
    stored: entry,
    start: (stored): MenuValues => {
      if (!stored) return { ...blank, ParentId: parentId }
      const { ParentId, Name, Path, Icon, Enabled, Buttons } = stored
      return { ParentId, Name, Path, Icon, Enabled, Buttons }
    },
    fields: {
      Name: { label: words.name, required: words.nameNeeded },
      Path: { label: words.path, required: true },
      Icon: { label: words.icon },
      Enabled: { label: words.enabled },
      Buttons: { label: words.buttons, show: (buttons) => buttons.map(({ Code, Name }) => `${Name}（${Code}）`).join('；') },
    },
    save: ({ Name, Path, Buttons, ...rest }, stored) =>
      api.call(saveMenu, {
        ...rest,
        Id: stored?.Id ?? 0,
        Path: Path.trim(),
        Name: Name.trim(),
        Buttons: Buttons.map(({ Code, Name: label }) => ({ Code: Code.trim(), Name: label.trim() })),
        ...(stored ? { UpdateTime: stored.UpdateTime } : {}),
      }),
    saved,
    keep: entry ? `menu ${entry.Id}` : `menu below ${parentId ?? ''}`,
  })

/** Codes that came with the product stay: the server refuses to lose them. */
export const isFixed = ({ stored }: MenuForm, at: number): boolean => (stored?.BuiltIn ?? false) && at < (stored?.Buttons.length ?? 0)
