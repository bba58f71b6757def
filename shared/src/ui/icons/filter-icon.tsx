import { Icon, type IconProps } from './icon';

export const FilterIcon = (props: IconProps) => <Icon {...props} path="M3 6h18M6.5 12h11M10 18h4" />;
