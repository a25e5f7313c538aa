import { buttons } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, Quantity } from '../envelope.ts'

/** Codes are what calls and guarded elements ask for (spec §6). */
const Button = ObjectSchema(
  {
    Code: StringSchema({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9]*$' }),
    Name: StringSchema({ minLength: 1, maxLength: 40 }),
  },
  strict,
)

/** One entry of the product's menu as it is kept: a flat row, in menu order (spec §3: Path, Buttons, Children). */
export const MenuItem = ObjectSchema({
  Id,
  ParentId: Union([Id, Null()]),
  Path: StringSchema(),
  Name: StringSchema(),
  Icon: StringSchema(),
  /** Off: it is in no menu, and its buttons grant nothing. */
  Enabled: BooleanSchema(),
  /** Came with the product: calls and screens know its path and button codes, so these stay as they are. */
  BuiltIn: BooleanSchema(),
  /** Only roles of the platform may hold it. */
  PlatformOnly: BooleanSchema(),
  Buttons: ArraySchema(Button),
  /** Roles that hold it. */
  Roles: Quantity,
  UpdateTime: Instant,
})
export type MenuItem = Static<typeof MenuItem>

/** The entries below EXTERNAL_MENU are the customers' and providers', all others the staff's. */
export const MenuPortal = Union([Literal('internal'), Literal('external')])
export type MenuPortal = Static<typeof MenuPortal>

const onAnyPage = (code: string) =>
  buttons({ path: '/system/menu', code }, { path: '/internal/MaintenanceMenu', code }, { path: '/internal/ExternalMaintenanceMenu', code })

/** Any of the three pages opens the call; which of the two trees it may touch, the page decides (server: menus.policy.ts). */
export const menuList = defineEndpoint({
  method: 'GET',
  path: '/api/Menu/GetMenuList',
  summary: '菜单维护：全部菜单项',
  may: onAnyPage('view'),
  query: ObjectSchema({ Portal: Optional(MenuPortal) }, strict),
  reply: ArraySchema(MenuItem),
})

/** `Id` 0 makes a new entry, which comes last among its siblings; `UpdateTime` is the version that was edited. */
const MenuInput = ObjectSchema(
  {
    Id: IdOrNone,
    ParentId: Union([Id, Null()]),
    Path: StringSchema({ minLength: 1, maxLength: 200 }),
    Name: StringSchema({ minLength: 1, maxLength: 60 }),
    Icon: StringSchema({ maxLength: 40 }),
    Enabled: BooleanSchema(),
    Buttons: ArraySchema(Button, { maxItems: 60 }),
    UpdateTime: Optional(Instant),
  },
  strict,
)
export type MenuInput = Static<typeof MenuInput>
/** @throws STALE_WRITE with the stored entry; INVALID_INPUT for a path in use, a button that roles hold, or what came with the product. */
export const saveMenu = defineEndpoint({
  method: 'POST',
  path: '/api/Menu/AddOrModifyMenu',
  summary: '保存菜单项',
  may: onAnyPage('edit'),
  body: MenuInput,
  reply: MenuItem,
})
/** `Index` counts from 0 among the new siblings. Answers with the parent's children in their order. */
export const moveMenu = defineEndpoint({
  method: 'POST',
  path: '/api/Menu/MoveMenu',
  summary: '移动菜单项',
  may: onAnyPage('edit'),
  body: ObjectSchema({ Id, ParentId: Union([Id, Null()]), Index: Integer({ minimum: 0, maximum: 10_000 }), UpdateTime: Instant }, strict),
  reply: ArraySchema(MenuItem),
})
/** Refused while entries below it or roles hang on it. */
export const removeMenu = defineEndpoint({
  method: 'POST',
  path: '/api/Menu/RemoveMenu',
  summary: '删除菜单项',
  may: onAnyPage('edit'),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: Null(),
})

export const MenuHolder = ObjectSchema({
  RoleId: Id,
  RoleName: StringSchema(),
  CompanyName: StringSchema(),
  Members: Quantity,
  Buttons: ArraySchema(StringSchema()),
})
export type MenuHolder = Static<typeof MenuHolder>
export const menuHolders = defineEndpoint({
  method: 'GET',
  path: '/api/Menu/GetMenuRoles',
  summary: '持有菜单项的角色',
  may: onAnyPage('view'),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(MenuHolder),
})
