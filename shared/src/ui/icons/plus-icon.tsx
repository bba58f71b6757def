import { Icon, type IconProps } from './icon';

export const PlusIcon = (props: IconProps) => <Icon {...props} path="M12 4v16M4 12h16" />;
