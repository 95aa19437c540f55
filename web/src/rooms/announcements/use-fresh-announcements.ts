import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** What shows announcements: the list, a single one, the bell. */
const shown = ['announcements.list', 'announcements.detail', '/api/announcement/nav/noti'];

/** After a change: whatever shows announcements on this screen is asked for again. Other screens hear of it by a live event. */
export function useFreshAnnouncements(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const key of shown) void client.invalidateQueries({ queryKey: [key] });
  }, [client]);
}
