import { Icon } from './icon';
import type { IconProps } from './icon';

export const AlertIcon = (props: IconProps) => <Icon {...props} path="M12 3.5L22 20.5H2zM12 10v5M12 16.7v1.600" />;
export const ArrowLeftIcon = (props: IconProps) => <Icon {...props} path="M21 12H4M10 6l-6 6 6 6" />;
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} path="M3 12h17M14 6l6 6-6 6" />;
export const ArrowUpRightIcon = (props: IconProps) => <Icon {...props} path="M6 18L18 6M8.5 6H18v9.500" />;
export const BatteryIcon = (props: IconProps) => (
  <Icon {...props} path="M2.5 7.5h16.5v9H2.5zM21.5 10.5v3M6 10.5v3M9.5 10.5v3M13 10.5v3" />
);
export const BoxIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 7.5L12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5L12 12l8.5-4.5M12 12v9" />
);
export const BuildingIcon = (props: IconProps) => (
  <Icon {...props} path="M4 21V4h10v17M14 9h6v12M2.5 21h19M7.5 8h3M7.5 12h3M7.5 16h3" />
);
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} path="M4 5.5h16v15H4zM4 10h16M8.5 3v4.5M15.5 3v4.500" />
);
export const CallIcon = (props: IconProps) => (
  <Icon {...props} path="M5 3.8h4l1.6 4.6-2.4 1.7c1 2.4 3.3 4.7 5.7 5.7l1.7-2.4 4.6 1.6v4c-8.6 1-16.2-6.6-15.2-15.2z" />
);
export const CarIcon = (props: IconProps) => (
  <Icon {...props} path="M3 17v-4.5l2-5.5h14l2 5.5V17zM3.5 12.5h17M5 17v2.5M19 17v2.5M6.5 14.8h2.5M15 14.8h2.500" />
);
export const CardIcon = (props: IconProps) => <Icon {...props} path="M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4" />;
export const CartIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 4H6l2.2 11h10.3L21 7H6.7M9.5 18.2a1.4 1.4 0 100 2.8 1.4 1.4 0 000-2.8zM17 18.2a1.4 1.4 0 100 2.8 1.4 1.4 0 000-2.8z"
  />
);
export const ChatIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 4h17v12.5H11L6.5 21v-4.5h-3zM8 8.5h8M8 12h5" />
);
export const CheckIcon = (props: IconProps) => <Icon {...props} path="M4 12.5l5.5 5.5L20 7" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} path="M5 9l7 7 7-7" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} path="M15 5l-7 7 7 7" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} path="M9 5l7 7-7 7" />;
export const ChevronUpIcon = (props: IconProps) => <Icon {...props} path="M5 15l7-7 7 7" />;
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3.5 2.500" />
);
export const CloseIcon = (props: IconProps) => <Icon {...props} path="M5 5l14 14M19 5L5 19" />;
export const CompareIcon = (props: IconProps) => <Icon {...props} path="M5 20V10M10 20V4M15 20v-7M20 20V7" />;
export const CopyIcon = (props: IconProps) => <Icon {...props} path="M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4" />;
export const DocIcon = (props: IconProps) => <Icon {...props} path="M5.5 3h9l4 4v14h-13zM14 3v4.5h4.5M9 12h6M9 16h6" />;
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5v12M6.5 10.5L12 16l5.5-5.5M4 20.5h16" />
);
export const DropIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3s6.5 6.8 6.5 11.2a6.5 6.5 0 01-13 0C5.5 9.8 12 3 12 3zM12 12v6" />
);
export const EditIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20zM14 6.5l3.5 3.500" />
);
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z"
  />
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4l16 16M9.8 6.1c.7-.2 1.4-.3 2.2-.3 6 0 9.5 6.2 9.5 6.2s-1.1 2-3.1 3.7M6 7.6C3.7 9.3 2.5 12 2.5 12S6 18.2 12 18.2c1.6 0 3-.4 4.2-1M10 10.1a2.8 2.8 0 003.9 3.900"
  />
);
export const FilterIcon = (props: IconProps) => <Icon {...props} path="M3 6h18M6.5 12h11M10 18h4" />;
export const HomeIcon = (props: IconProps) => <Icon {...props} path="M4 10.5L12 4l8 6.5V20.5H4zM10 20.5v-6h4v6" />;
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.2v1.600" />
);
export const KeyIcon = (props: IconProps) => (
  <Icon {...props} path="M8 10.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM11.2 11.8L20.5 2.5M16 7l3.5 3.5M8 15h.01" />
);
export const LockIcon = (props: IconProps) => (
  <Icon {...props} path="M5 10.5h14V21H5zM8 10.5V7.5a4 4 0 018 0v3M12 14v3.500" />
);
export const LogoutIcon = (props: IconProps) => <Icon {...props} path="M10 4H4.5v16H10M9.5 12H21M16 7l5 5-5 5" />;
export const MailIcon = (props: IconProps) => <Icon {...props} path="M3 5.5h18v13H3zM3 6l9 7.5L21 6" />;
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M3 7h18M3 12h18M3 17h12" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} path="M4 12h16" />;
export const PhoneIcon = (props: IconProps) => <Icon {...props} path="M7 2.8h10v18.4H7zM10.5 18h3" />;
export const PinIcon = (props: IconProps) => (
  <Icon {...props} path="M12 21.5s-7-6.3-7-11.5a7 7 0 0114 0c0 5.2-7 11.5-7 11.5zM12 7.5V12.500" />
);
export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 4v16M4 12h16" />;
export const RefreshIcon = (props: IconProps) => <Icon {...props} path="M20 12a8 8 0 11-2.4-5.7L20 8.5M20 3.5v5h-5" />;
export const RouteIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M6 17a2 2 0 100 4 2 2 0 000-4zM18 3a2 2 0 100 4 2 2 0 000-4zM8 19h7.5a3.5 3.5 0 000-7h-7a3.5 3.5 0 010-7H16"
  />
);
export const SatelliteIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M9.5 9.5l5 5M7 12l5-5 5 5-5 5zM3 8l5-5 2.5 2.5-5 5zM13.5 18.5l5-5L21 16l-5 5zM4 15.5A4.5 4.5 0 008.5 20"
  />
);
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M16 16l5 5M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13z" />
);
export const ServerIcon = (props: IconProps) => (
  <Icon {...props} path="M3.5 3.5h17v5h-17zM3.5 11h17v5h-17zM6.5 19.5h11M7 6h2.5M7 13.5h2.5M12 16v3.500" />
);
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} path="M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM12 8v8" />
);
export const SignalIcon = (props: IconProps) => (
  <Icon {...props} path="M4 20v-3M8.5 20v-6M13 20v-9M17.5 20V7M21 20V4" />
);
export const SortIcon = (props: IconProps) => (
  <Icon {...props} path="M7 4v16M3.5 16.5L7 20l3.5-3.5M17 20V4M13.5 7.5L17 4l3.5 3.500" />
);
export const StoreIcon = (props: IconProps) => (
  <Icon {...props} path="M4 10v10.5h16V10M3 9.5L5 4h14l2 5.5zM10 20v-6h4v6" />
);
export const TowIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 18V13h9v5M11.5 18V8l6-4M17.5 4v8M15.5 12h4v3h-4M5.5 16.7a1.7 1.7 0 100 3.4 1.7 1.7 0 000-3.4zM2.5 18h1.3M7.2 18h14.300"
  />
);
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} path="M4 6.5h16M9 6V3.5h6V6M6 6.5l.8 14h10.4l.8-14M10 10.5v6.5M14 10.5v6.500" />
);
export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M2.5 6h11.5v11H2.5zM14 10h4l3.5 3.5V17H14M7 15.2a1.9 1.9 0 100 3.8 1.9 1.9 0 000-3.8zM17.5 15.2a1.9 1.9 0 100 3.8 1.9 1.9 0 000-3.8z"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props} path="M12 4a4 4 0 100 8 4 4 0 000-8zM4 21v-2c0-2.2 1.8-3.5 4-3.5h8c2.2 0 4 1.3 4 3.5v2" />
);
export const WrenchIcon = (props: IconProps) => (
  <Icon {...props} path="M20.5 7.5a5 5 0 01-6.6 5.6L7 20l-3-3 6.9-6.9A5 5 0 0116.5 3.5l-2.8 2.8 1.2 2.8 2.8 1.2z" />
);
export const ZapIcon = (props: IconProps) => <Icon {...props} path="M13 2.5L5 13.5h6l-1 8 8-11h-6z" />;
